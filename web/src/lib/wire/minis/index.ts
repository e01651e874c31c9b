/** What Miniatures tells a screen, by what it is about. */
export type * from './ask';
export type * from './desk';
export type * from './scene';
