export type Nothing = never;
