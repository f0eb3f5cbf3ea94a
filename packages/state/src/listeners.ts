import { readVisitorName } from '@tamarack-lowe/content-model';
import type { StartListening } from './listening/startListening.ts';
import { goToSection } from './visit/goToSection.ts';
import { restoreVisit } from './visit/restoreVisit.ts';
import * as visit from './visit/visitEvents.ts';

/** Remembers what visitors say of themselves, and takes them where their choice leads: to the first section, or the chosen one. */
export function listenToVisit(startListening: StartListening) {
  startListening({
    actionCreator: visit.siteOpened,
    effect: (_event, { dispatch, getState }) => {
      if (!getState().root.restored) dispatch(restoreVisit());
    },
  });

  startListening({
    actionCreator: visit.nameEntered,
    effect: ({ payload }, { extra }) => {
      const name = readVisitorName(payload);
      if (name !== null) extra.storage.writeName(name);
    },
  });

  startListening({
    actionCreator: visit.nameForgotten,
    effect: (_event, { extra }) => extra.storage.forgetName(),
  });

  startListening({
    actionCreator: visit.visitForgotten,
    effect: (_event, { extra }) => {
      extra.takeTurn();
      extra.storage.forget();
    },
  });

  startListening({
    actionCreator: visit.visitorTypeChosen,
    effect: ({ payload }, { dispatch, extra }) => {
      extra.storage.writeType(payload.type);
      const [first] = extra.sections;
      if (first !== undefined) dispatch(goToSection(first, payload.from));
    },
  });

  startListening({
    actionCreator: visit.sectionChosen,
    effect: ({ payload }, { dispatch, extra }) => {
      if (!extra.sections.includes(payload.section)) return;
      extra.takeTurn();
      dispatch(goToSection(payload.section, payload.from));
    },
  });
}
