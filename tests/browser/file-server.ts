import {
  createServer,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import sirv from 'sirv';

/** Serves the files of a folder below a path, on a free port of this machine; also pages and scripts that are given as text. */
export class FileServer {
  /** Text of pages and scripts by their whole path; a script's ends with `.js`. */
  readonly pages = new Map<string, string>();
  /** More headers of pages, by their whole path. */
  readonly headers = new Map<string, OutgoingHttpHeaders>();
  readonly #server: Server;
  #origin = '';

  /** `isClosed`: pages of other origins may not run the scripts; as static hosts do, it lets them otherwise. */
  constructor(folder: string, below: `/${string}`, isClosed = false) {
    // Nothing changes while tests run, and the browser keeps the compiled code of scripts that it may keep.
    const files = sirv(folder, {
      setHeaders: isClosed ? () => undefined : allowOtherOrigins,
      maxAge: 31_536_000,
      immutable: true,
    });
    this.#server = createServer((request, response) => {
      const [path = '/'] = (request.url ?? '/').split('?');
      const page = this.pages.get(path);
      const missing = (): void => {
        response.writeHead(404).end();
      };
      if (page !== undefined) {
        const type = path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
        const headers = { 'content-type': type, ...this.headers.get(path) };
        response.writeHead(200, headers).end(page);
      } else if (path.startsWith(below)) {
        request.url = path.slice(below.length - 1);
        files(request, response, missing);
      } else missing();
    });
    // A request on a connection that the server just closes for its age would fail.
    this.#server.keepAliveTimeout = 0;
  }

  /** Such as `http://127.0.0.1:12345`, without a slash at its end. */
  get origin(): string {
    return this.#origin;
  }

  async start(): Promise<void> {
    await new Promise<void>((listening) => {
      this.#server.listen(0, '127.0.0.1', listening);
    });
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the server has no port');
    this.#origin = `http://127.0.0.1:${address.port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

function allowOtherOrigins(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
}
