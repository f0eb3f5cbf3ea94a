/** A window with a history, with the members that the router uses. */
export class FakeWindow extends EventTarget {
  entries: { state: unknown; path: string }[] = [{ state: null, path: '/' }];
  at = 0;
  scrollY = 0;
  /** Documents that were requested, and by which method of `location`. */
  documents: string[] = [];
  isStopped = false;
  stop() {
    this.isStopped = true;
  }
  scrollTo(top: number) {
    this.scrollY = top;
    this.dispatchEvent(new Event('scroll'));
  }
  get location() {
    const url = new URL(this.entries[this.at]?.path ?? '/', 'https://grow.example');
    return Object.assign(url, {
      assign: (address: string) => this.documents.push(`assign ${address}`),
      replace: (address: string) => this.documents.push(`replace ${address}`),
      reload: () => this.documents.push(`reload ${url.pathname}`),
    });
  }
  get history() {
    const entry = this.entries[this.at];
    return {
      state: entry?.state,
      scrollRestoration: 'auto',
      pushState: (state: unknown, _: string, path: string) => {
        this.entries = [...this.entries.slice(0, this.at + 1), { state, path }];
        this.at += 1;
      },
      replaceState: (state: unknown, _: string, path = entry?.path ?? '') => {
        this.entries[this.at] = { state, path };
      },
      go: (delta: number) => {
        this.at += delta;
        this.dispatchEvent(new Event('popstate'));
      },
    };
  }
}
