import type { Listening } from '../listening/createListeners.ts';
import { cleanName } from './cleanName.ts';
import { goToSection } from './goToSection.ts';
import { restoreVisit } from './restoreVisit.ts';
import { nameEntered, nameForgotten, recruitChosen, siteOpened, visitorTypeChosen } from './visitEvents.ts';

/** Remembers what visitors say of themselves, and takes them where their choice leads. */
export function listenToVisit({ listenTo }: Listening) {
  listenTo(siteOpened.match, (_event, { dispatch, getState }) => {
    if (!getState().root.restored) dispatch(restoreVisit());
  });

  listenTo(nameEntered.match, ({ payload }, { extra }) => {
    const name = cleanName(payload);
    if (name !== null) extra.storage.writeName(name);
  });

  listenTo(nameForgotten.match, (_event, { extra }) => extra.storage.writeName(''));

  listenTo(visitorTypeChosen.match, ({ payload }, { dispatch, extra }) => {
    extra.storage.writeType(payload.type);
    dispatch(goToSection('discover', payload.from));
  });

  listenTo(recruitChosen.match, ({ payload }, { dispatch, extra }) => {
    extra.takeTurn();
    dispatch(goToSection('recruit', payload.from));
  });
}
