import type { StartSiteListening } from '../extra.ts';
import { cleanName } from './cleanName.ts';
import { goToSection } from './goToSection.ts';
import { restoreVisit } from './restoreVisit.ts';
import { nameEntered, recruitChosen, siteOpened, visitorTypeChosen } from './visitEvents.ts';

/** Remembers what visitors say of themselves, and takes them where their choice leads. */
export function listenToVisit(startListening: StartSiteListening) {
  startListening({
    actionCreator: siteOpened,
    async effect(_event, { dispatch, getState }) {
      if (!getState().root.restored) await dispatch(restoreVisit());
    },
  });

  startListening({
    actionCreator: nameEntered,
    effect({ payload }, { extra }) {
      const name = cleanName(payload);
      if (name !== null) extra.storage.writeName(name);
    },
  });

  startListening({
    actionCreator: visitorTypeChosen,
    effect({ payload }, { dispatch, extra }) {
      extra.storage.writeType(payload.type);
      dispatch(goToSection('discover', payload.from));
    },
  });

  startListening({
    actionCreator: recruitChosen,
    effect({ payload }, { dispatch, extra }) {
      extra.takeTurn();
      dispatch(goToSection('recruit', payload.from));
    },
  });
}
