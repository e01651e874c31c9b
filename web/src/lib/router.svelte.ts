/** Where the browser is: `#/replay/abc?at=12` is the path `['replay', 'abc']` with the query `at=12`. */
export interface Place {
  path: string[];
  query: URLSearchParams;
}

export function read(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  return { path: path.split('/').filter(Boolean).map(decoded), query: new URLSearchParams(query) };
}

/** A part of an address; as it is, if it was cut off in the middle of a letter. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function link(path: string[], query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `#/${path.map(encodeURIComponent).join('/')}${search ? `?${search}` : ''}`;
}

class Router {
  place = $state.raw<Place>(read(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.place = read(location.hash)));
  }

  go(path: string[], query: Record<string, string> = {}): void {
    location.hash = link(path, query);
  }

  /** Changes the query without a new entry in the browser's history. */
  note(path: string[], query: Record<string, string>): void {
    history.replaceState(null, '', link(path, query));
  }
}

export const router = new Router();
