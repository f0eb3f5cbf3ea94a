import './page.css';
import { type Messages, makeSite, siteLanguages } from '@tamarack-lowe/content-model';
import { type BlockComponents, PagesProvider, VisitorProvider } from '@tamarack-lowe/pages';
import { MemberPage } from '@tamarack-lowe/pages/member';
import { ResourcePage } from '@tamarack-lowe/pages/resource';
import { SlidesPage } from '@tamarack-lowe/pages/slides';
import { StoryPage } from '@tamarack-lowe/pages/story';
import { Picture } from '@tamarack-lowe/ui/picture';
import { StrictMode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { FieldPath, PreviewHead, PreviewPage } from '../../protocol.ts';
import { markField, pathOfTarget, withTexts } from './fieldTexts.ts';
import type { EditorMessage, FollowMessage, PageMessage, ShowMessage } from './previewMessages.ts';

/** The page in the frame: shows what the editor sends, and reports which field was pressed. */
function Preview() {
  const [shown, setShown] = useState<ShowMessage | null>(null);
  const [followed, setFollowed] = useState<FollowMessage | null>(null);
  useEffect(() => {
    const onMessage = ({ data, origin, source }: MessageEvent<EditorMessage>) => {
      if (origin !== location.origin || source !== parent) return;
      if (data.type === 'show') setShown(data);
      else if (data.type === 'follow') setFollowed(data);
    };
    addEventListener('message', onMessage);
    send({ type: 'ready' });
    return () => removeEventListener('message', onMessage);
  }, []);
  return shown && followed && <ShownPage key={shown.language} shown={shown} followed={followed} />;
}

function send(message: PageMessage): void {
  parent.postMessage(message, location.origin);
}

const OPENED: ReadonlySet<string> = new Set();

function ShownPage({ shown, followed }: { shown: ShowMessage; followed: FollowMessage }) {
  const { language } = shown;
  const { fields, colourScheme, marked, slide, texts, view, visitor } = followed;
  const page = useMemo(() => withTexts(shown.page, texts), [shown, texts]);
  const head = useMemo(() => withTexts(shown.head, texts), [shown, texts]);
  // Slides are in the site. On other pages its words stay, and the site is made once.
  const content = useMemo(
    () => (shown.page.kind === 'slides' ? withTexts(shown.site, texts) : shown.site),
    [shown, texts],
  );
  const site = useMemo(() => {
    // The content check names missing labels; a preview without one is still a preview.
    const messages = content.messages as Messages;
    return makeSite({ ...content, messages, language, languages: siteLanguages([language]) });
  }, [content, language]);
  const pages = useMemo(
    () => ({ say: site.say, language, blocks: customBlocksOf(page) }),
    [site, language, page],
  );
  const { visitorTypes: types, brand, paths } = site;
  const type = types.find(({ id }) => id === visitor) ?? types[0];
  const place = types.indexOf(type);

  // A story with a film is dark for every visitor.
  const isFilm = page.kind === 'story' && page.page.story.theme === 'video--single';
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    document.documentElement.lang = language;
    dataset.gtScheme = colourScheme ?? (isFilm ? 'night' : type.colourScheme);
    if (place === 0) delete dataset.as;
    else dataset.as = String(place);
  }, [language, type, place, isFilm, colourScheme]);
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

  if (view === 'search' && head) return <SearchResult head={head} />;
  if (view === 'card' && head) return <ShareCard head={head} />;
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

// The style sheet of the firm comes after that of the kit, as on its pages.
const look = document.createElement('link');
look.rel = 'stylesheet';
look.href = 'look/look.css';
document.head.append(look);

const root = document.getElementById('page');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Preview />
    </StrictMode>,
  );
}

/** A page as a search engine lists it, about as wide as engines show it before they cut texts. */
function SearchResult({ head: { address, description, title } }: { head: PreviewHead }) {
  return (
    <main className="search-result">
      <p className="search-result__address">{address.replace(/^https:\/\//, '').replaceAll('/', ' › ')}</p>
      <p className="search-result__title">{title}</p>
      <p className="search-result__words">{description}</p>
    </main>
  );
}

/** Card of a shared page, with the words and the photograph of the card that the build renders. */
function ShareCard({ head: { careers, headline, note, picture } }: { head: PreviewHead }) {
  return (
    <main className="link-card">
      <div className="link-card__words">
        <p className="link-card__headline">{headline}</p>
        <p className="link-card__note">{note}</p>
        <p className="link-card__careers">{careers}</p>
      </div>
      {picture && <Picture className="link-card__photo" picture={picture} alt="" sizes="460px" />}
    </main>
  );
}

/**
 * Returns replacements for the custom blocks of a page, by their names. The desk does not run the code of a firm, and a page throws
 * where it knows no component.
 */
function customBlocksOf(page: PreviewPage): BlockComponents {
  const blocks =
    page.kind === 'story' ? page.page.story.body : page.kind === 'resource' ? page.page.text : [];
  return Object.fromEntries(
    blocks.flatMap((block) => (block.type === 'custom' ? [[block.name, CustomBlockText] as const] : [])),
  );
}

/** The words of a custom block, in its place. */
function CustomBlockText(fields: object) {
  return (
    <div className="custom-block">
      {textsIn(fields).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
