export type Line = { words: string, detail: string, text: string, side: number | null, depth: number, };
export type Panel = { title: string, side: number | null, facts: Array<[string, string]>, lines: Array<Line>, picture: string | null, };
export type Panels = { panels: Array<Panel>, };
