export type Standing = { chance: number | null, expected: number | null, damage: number | null, };
export type Outlook = { text: string, attack: Standing | null, force: number, points: Array<[number, number]>, };
