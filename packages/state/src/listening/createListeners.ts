import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { SiteDispatch, StoreExtra } from '../extra.ts';
import type { SiteState } from '../SiteState.ts';

/** What a listener may use. */
export type Surroundings = { dispatch: SiteDispatch; getState: () => SiteState; extra: StoreExtra };

type Reaction<Event> = (event: Event, surroundings: Surroundings) => unknown;

export type Listening = {
  /** Reacts to events, after the reducers. `isIt` is the `match` of an event, or `isAnyOf` several. */
  listenTo<Event extends UnknownAction>(
    isIt: (event: UnknownAction) => event is Event,
    react: Reaction<Event>,
  ): void;
  /** Reacts to a change of the state, whatever event brought it. */
  listenWhen(
    hasChanged: (now: SiteState, before: SiteState) => boolean,
    react: Reaction<UnknownAction>,
  ): void;
};

type Change = { now: SiteState; before: SiteState };
type Listener = (event: UnknownAction, change: Change, surroundings: Surroundings) => unknown;

/**
 * Listeners of one store. Ours instead of Redux Toolkit's, which weighs 1.7 KB more for abilities that nobody here
 * uses. A listener that throws is logged, and keeps neither the others nor the one who dispatched from going on.
 */
export function createListeners(extra: StoreExtra): {
  listening: Listening;
  middleware: Middleware<Record<never, never>, SiteState, SiteDispatch>;
} {
  const listeners: Listener[] = [];

  return {
    listening: {
      listenTo(isIt, react) {
        listeners.push((event, _change, surroundings) => isIt(event) && react(event, surroundings));
      },
      listenWhen(hasChanged, react) {
        listeners.push(
          (event, { now, before }, surroundings) => hasChanged(now, before) && react(event, surroundings),
        );
      },
    },
    middleware:
      ({ dispatch, getState }) =>
      (next) =>
      (event) => {
        const before = getState();
        const result = next(event);
        const change = { now: getState(), before };
        for (const listener of listeners) {
          try {
            listener(event as UnknownAction, change, { dispatch, getState, extra });
          } catch (cause) {
            extra.log('A listener failed', cause);
          }
        }
        return result;
      },
  };
}
