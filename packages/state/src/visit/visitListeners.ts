import type { Listening } from '../listening/Listening.ts';
import { setUpSlides, setUpStories } from '../section/setUp.ts';
import { cleanName } from './cleanName.ts';
import { goToSection } from './goToSection.ts';
import { restoreVisit } from './restoreVisit.ts';
import { nameEntered, nameForgotten, sectionChosen, siteOpened, visitorTypeChosen } from './visitEvents.ts';

/** Remembers what visitors say of themselves, and takes them where their choice leads. */
export function listenToVisit({ startListening }: Listening) {
  startListening({
    actionCreator: siteOpened,
    effect(_event, { dispatch, extra, getState }) {
      if (getState().root.restored) return;
      for (const { id: section } of extra.site.brand.sections) {
        dispatch(setUpSlides({ section }));
        dispatch(setUpStories({ section }));
      }
      dispatch(restoreVisit());
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
    actionCreator: nameForgotten,
    effect: (_event, { extra }) => extra.storage.writeName(''),
  });

  startListening({
    actionCreator: visitorTypeChosen,
    effect({ payload }, { dispatch, extra }) {
      extra.storage.writeType(payload.type);
      const [first] = extra.site.brand.sections;
      if (first) dispatch(goToSection(first.id, payload.from));
    },
  });

  startListening({
    actionCreator: sectionChosen,
    effect({ payload }, { dispatch, extra }) {
      extra.takeTurn();
      dispatch(goToSection(payload.section, payload.from));
    },
  });
}
