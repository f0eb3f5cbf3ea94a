/** Values that the build puts into code for browsers. */
interface ImportMetaEnv {
  /** Path of the site, with a slash at its end: `/`, or `/careers/`. */
  BASE_URL: string;
  DEV: boolean;
  PROD: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
