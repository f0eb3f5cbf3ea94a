import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const addresses = v.record(v.string(), v.string());

const serverRecordSchema = v.object({
  /** Path of the site below its origin, with a slash at its end. */
  base: v.string(),
  redirects: addresses,
  /** Addresses that are answered with 410, and the files of their pages. */
  gone: v.optional(addresses),
  /** Path at which the routes of the content host begin. */
  contentPath: v.string(),
  /** Address to which browsers report violations of a policy. */
  reports: v.optional(v.string()),
  /** Address at which browsers send measurements, as if the site stood at the root. */
  measureTo: v.optional(v.string()),
  /** Hosts that the config names; settings of the environment replace them. */
  hosts: v.object({ content: v.optional(v.string()), geolocation: v.optional(v.string()) }),
  /** Responses that replace a content host, by language and route. */
  recordings: v.record(v.string(), addresses),
  /** True for a site whose config has middleware, which is code and cannot be written to this file. */
  hasMiddleware: v.boolean(),
});

/** Everything that a server needs besides the files of the site, so that it runs without the config and the packages of the build. */
export type ServerRecord = v.InferOutput<typeof serverRecordSchema>;

/** Name of the file, in the folder `adapters` beside a built site. */
export const SERVER_RECORD = 'server.json';

const fileOf = (root: string) => join(root, '..', 'adapters', SERVER_RECORD);

/** Returns whether a folder is a built site that a server can serve without its config. */
export const hasServerRecord = (root: string): boolean => existsSync(fileOf(root));

/** Reads the record of a built site. `root`: its folder. Throws when the record is missing or damaged. */
export function readServerRecord(root: string): ServerRecord {
  return v.parse(serverRecordSchema, JSON.parse(readFileSync(fileOf(root), 'utf8')));
}
