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

/** Parses the configuration of `wrangler` in the guide, which has no comments. */
export function readJsonc(text: string): Wrangler {
  return JSON.parse(text);
}
