type Wrangler = {
  compatibility_date: string;
  assets: {
    directory: string;
    binding?: string;
    run_worker_first?: boolean;
    html_handling?: 'none';
    not_found_handling?: '404-page';
  };
};

/** What a guide writes for `wrangler`; there is no comment in it. */
export function readJsonc(text: string): Wrangler {
  return JSON.parse(text);
}
