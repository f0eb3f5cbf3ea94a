import { ContentError } from '@tamarack-lowe/content-model';

/** A plugin that failed: its name, what it was doing, and the remedy. The command line prints the message without a stack. */
export class PluginError extends Error {
  override readonly name = 'PluginError';

  /** `task`: what the plugin was doing, `making the page "jobs" (fr-CA)`. */
  constructor(plugin: string, task: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const sentence = /[.!?]$/.test(reason) ? reason : `${reason}.`;
    super(
      `The plugin "${plugin}" failed while ${task}: ${sentence} Correct its options, update it, or take it out of "plugins" in the config. The last build stays.`,
      { cause },
    );
  }
}

/** Calls a hook of a plugin. Whatever it throws becomes a `PluginError`, except mistakes in content, which name their file. */
export async function runHook<Result>(
  plugin: string,
  task: string,
  hook: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await hook();
  } catch (error) {
    throw error instanceof ContentError ? error : new PluginError(plugin, task, error);
  }
}
