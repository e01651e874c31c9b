import { settings } from './settings.svelte';
import type { Drawn } from './wire/Drawn';
import type { Fairness } from './wire/Fairness';
import type { Frame } from './wire/Frame';
import type { GameInfo } from './wire/GameInfo';
import type { Joining } from './wire/Joining';
import type { MatchInfo } from './wire/MatchInfo';
import type { Me } from './wire/Me';
import type { NewMatch } from './wire/NewMatch';
import type { Played } from './wire/Played';
import type { Reeling } from './wire/Reeling';
import type { RulingInfo } from './wire/RulingInfo';
import type { SavedSquad } from './wire/SavedSquad';
import type { Seated } from './wire/Seated';
import type { SessionInfo } from './wire/SessionInfo';
import type { SquadInfo } from './wire/SquadInfo';
import type { SquadReport } from './wire/SquadReport';
import type { SquadWish } from './wire/SquadWish';
import type { Trouble } from './wire/Trouble';

/** A request that was not done, in words for people. */
export class Refusal extends Error {
  constructor(readonly reason: string, text: string) {
    super(text);
  }
}

let csrf: Promise<string> | undefined;

/** The token of the session; a session begins with the first thing that is done in it, so it is asked for anew where it is wrong. */
async function token(anew: boolean): Promise<string> {
  if (anew) csrf = undefined;
  return (csrf ??= me().then((m) => m.csrf, () => ''));
}

async function send<T>(method: string, path: string, body?: unknown, again = true): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (method !== 'GET') headers['x-csrf'] = await token(!again);
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusal('unreachable', settings.t.noServer);
  }
  if (!response.ok) {
    const trouble = (await response.json().catch(() => null)) as Trouble | null;
    if (trouble?.reason === 'csrf' && again) return send(method, path, body, false);
    throw new Refusal(trouble?.reason ?? String(response.status), trouble?.text ?? settings.t.failed);
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

function query(of: Record<string, string | number | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(of)) if (value !== null && value !== undefined) search.set(key, String(value));
  return `?${search.toString()}`;
}

const lang = (): string => settings.lang;
const id = encodeURIComponent;

export function me(): Promise<Me> {
  return send('GET', '/me');
}

/** A session that begins or ends brings a token of its own. */
function anew<T>(done: Promise<T>): Promise<T> {
  return done.finally(() => (csrf = undefined));
}

export const register = (name: string, password: string): Promise<Me> => anew(send('POST', '/account', { name, password }));
export const enter = (name: string, password: string): Promise<Me> => anew(send('POST', '/session', { name, password }));
export const leave = (): Promise<void> => anew(send('DELETE', '/session'));
export const newPassword = (old: string, wanted: string): Promise<void> => send('POST', '/account/password', { old, new: wanted });
export const sessions = (): Promise<SessionInfo[]> => send('GET', '/sessions');
export const revoke = (session: number): Promise<void> => send('DELETE', `/sessions/${session}`);
export const history = (): Promise<Played[]> => send('GET', '/history');
export const accountSquads = (): Promise<SavedSquad[]> => send('GET', '/squads');
export const keepAccountSquad = (squad: SavedSquad): Promise<void> => send('PUT', '/squads', squad);
export const dropAccountSquad = (game: string, name: string): Promise<void> => send('DELETE', `/squads/${id(game)}/${id(name)}`);

export const games = (): Promise<GameInfo[]> => send('GET', '/games');
export const squads = (game: string): Promise<SquadInfo[]> => send('GET', `/games/${id(game)}/squads${query({ lang: lang() })}`);
export const checkSquad = (game: string, squad: SquadWish, own: string[] = []): Promise<SquadReport> =>
  send('POST', `/games/${id(game)}/check${query({ lang: lang() })}`, { squad, own });
export const consult = <T>(game: string, ask: unknown): Promise<T> =>
  send('POST', `/games/${id(game)}/consult${query({ lang: lang() })}`, ask);

export const newMatch = (wish: NewMatch): Promise<Seated> => send('POST', '/matches', wish);
export const joinMatch = (match: string, joining: Joining): Promise<Seated> => send('POST', `/matches/${id(match)}/join`, joining);
/** Offers a match that is over once more to who played it, or accepts that. */
export const rematch = (match: string): Promise<Seated> => send('POST', `/matches/${id(match)}/rematch`, { lang: lang() });
/** The secrets of one's own seats, wherever one has come from. */
export const mine = (match: string): Promise<Seated> => send('GET', `/matches/${id(match)}/mine`);
export const matchInfo = (match: string): Promise<MatchInfo> => send('GET', `/matches/${id(match)}`);
export const matches = (status: 'waiting' | 'playing' | 'over'): Promise<MatchInfo[]> => send('GET', `/matches${query({ status })}`);
export const fairness = (match: string): Promise<Fairness> => send('GET', `/matches/${id(match)}/fairness`);
export const draws = (match: string): Promise<Drawn[]> => send('GET', `/matches/${id(match)}/draws`);

/** Somewhere frames come from: a match that is over, or a ruling. */
export interface Film {
  reel(seat: number | null): Promise<Reeling>;
  /** At most 40 frames. */
  frames(from: number, to: number, seat: number | null): Promise<Frame[]>;
  /** A question about the table after so many events, as a seat or nobody may know it. */
  query<T>(n: number, ask: unknown, seat: number | null): Promise<T>;
}

export function matchFilm(match: string): Film {
  const path = `/matches/${id(match)}`;
  return {
    reel: (seat) => send('GET', `${path}/reel${query({ lang: lang(), seat })}`),
    frames: (from, to, seat) => send('GET', `${path}/frames${query({ from, to, lang: lang(), seat })}`),
    query: (n, ask, seat) => send('POST', `${path}/query${query({ n, lang: lang(), seat })}`, ask),
  };
}

export const rulings = (game: string, words: string): Promise<RulingInfo[]> =>
  send('GET', `/games/${id(game)}/rulings${query({ q: words })}`);

export function rulingFilm(game: string, name: string, of: number): Film {
  const path = name.split('/').map(id).join('/');
  return {
    reel: () => send('GET', `/games/${id(game)}/rulings/${path}${query({ lang: lang(), case: of })}`),
    frames: (from, to) => send('GET', `/games/${id(game)}/ruling-frames/${path}${query({ from, to, lang: lang(), case: of })}`),
    query: (n, ask) => send('POST', `/games/${id(game)}/ruling-query/${path}${query({ n, lang: lang(), case: of })}`, ask),
  };
}
