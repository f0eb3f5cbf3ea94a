import './page.css';
import { type Messages, makeSite, siteLanguages } from '@tamarack-lowe/content-model';
import { PagesProvider, VisitorProvider } from '@tamarack-lowe/pages';
import { MemberPage } from '@tamarack-lowe/pages/member';
import { ResourcePage } from '@tamarack-lowe/pages/resource';
import { SlidesPage } from '@tamarack-lowe/pages/slides';
import { StoryPage } from '@tamarack-lowe/pages/story';
import { StrictMode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { FieldPath } from '../../protocol.ts';
import { markField, pathOfTarget } from './fieldsOfPage.ts';
import type { PageMessage, ShowMessage } from './previewMessages.ts';

/** The page in the frame: it shows what the editor sends, and tells it which field one presses. */
function Preview() {
  const [shown, setShown] = useState<ShowMessage | null>(null);
  useEffect(() => {
    const onMessage = ({ data, origin, source }: MessageEvent<ShowMessage>) => {
      if (origin === location.origin && source === parent && data.type === 'show') setShown(data);
    };
    addEventListener('message', onMessage);
    send({ type: 'ready' });
    return () => removeEventListener('message', onMessage);
  }, []);
  return shown && <ShownPage key={shown.language} {...shown} />;
}

function send(message: PageMessage): void {
  parent.postMessage(message, location.origin);
}

const OPENED: ReadonlySet<string> = new Set();

function ShownPage({ site: content, page, language, visitor, slide, fields, marked }: ShowMessage) {
  const site = useMemo(() => {
    // The content check names missing labels; a preview without one is still a preview.
    const messages = content.messages as Messages;
    return makeSite({ ...content, messages, language, languages: siteLanguages([language]) });
  }, [content, language]);
  const pages = useMemo(() => ({ say: site.say, language }), [site, language]);
  const { visitorTypes: types, brand, paths } = site;
  const type = types.find(({ id }) => id === visitor) ?? types[0];
  const place = types.indexOf(type);

  // The colours of a story with a film are those of the night, for every visitor.
  const isFilm = page.kind === 'story' && page.page.story.theme === 'video--single';
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    document.documentElement.lang = language;
    dataset.gtGround = isFilm ? 'night' : type.colourScheme;
    if (place === 0) delete dataset.as;
    else dataset.as = String(place);
  }, [language, type, place, isFilm]);
  useEffect(() => markField(document.body, marked), [marked, page, site]);

  const onPress = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const path: FieldPath | null =
      event.target instanceof Element ? pathOfTarget(event.target, fields) : null;
    if (path) send({ type: 'go', path });
  };
  useEffect(() => {
    addEventListener('click', onPress, { capture: true });
    return () => removeEventListener('click', onPress, { capture: true });
  });

  return (
    <PagesProvider value={pages}>
      <VisitorProvider type={type.id} types={types} known>
        <main>
          {page.kind === 'story' && <StoryPage {...page.page} jobs={brand.links.jobs} />}
          {page.kind === 'member' && <MemberPage {...page.page} back={paths.connect ?? '/'} />}
          {page.kind === 'resource' && <ResourcePage {...page.page} back={paths.campus ?? '/'} />}
          {page.kind === 'slides' && <Slides site={site} section={page.section} slide={slide} />}
        </main>
      </VisitorProvider>
    </PagesProvider>
  );
}

function Slides({
  site,
  section,
  slide,
}: {
  site: ReturnType<typeof makeSite>;
  section: string;
  slide: number;
}) {
  const { brand, deck, paths } = site;
  const sets = deck[section];
  const slidesOf = useMemo(
    () => Object.fromEntries(Object.entries(sets ?? {}).map(([type, { slides }]) => [type, slides])),
    [sets],
  );
  return (
    <div className="page-slides">
      <SlidesPage
        section={brand.sections.find(({ id }) => id === section)?.name ?? section}
        slidesOf={slidesOf}
        index={slide}
        onShow={() => undefined}
        change="reset"
        slideDurationMs={0}
        seed={0.4}
        name=""
        opened={OPENED}
        hrefOf={(to) => ('video' in to ? `?play=${to.video}` : paths.story(section, to.id))}
        phrase={brand.phrase}
        jobs={brand.links.jobs}
      />
    </div>
  );
}

const root = document.getElementById('page');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Preview />
    </StrictMode>,
  );
}
