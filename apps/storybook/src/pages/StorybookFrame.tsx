import { type Site, toLines, type VisitorType } from '@tamarack-lowe/content-model';
import { useVisitor } from '@tamarack-lowe/pages';
import {
  FrameFooter,
  FrameHeader,
  FrameMenu,
  type FrameMenuProps,
  FrameNotice,
} from '@tamarack-lowe/pages/frame';
import { Frame, FrameLanguageHint } from '@tamarack-lowe/pages/internal/frame';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { networks } from './networks.tsx';
import { useStorybook } from './StorybookPages.tsx';

export type StorybookFrameProps = StorybookNoticeProps & {
  children: ReactNode;
  /** Slides fill the window. Default false. */
  slides?: boolean;
  /** Shows the buttons in the corner. Default false. */
  corners?: boolean;
  /** The menu is open at first. Default false. */
  menuOpen?: boolean;
};

/** The frame around every page, with its own state. Links do not navigate. */
export function StorybookFrame({
  children,
  slides = false,
  corners = false,
  menuOpen = false,
  ...notice
}: StorybookFrameProps) {
  const { site, logo, content } = useStorybook();
  const { brand, language, languages, paths, say } = site;
  const { type, types } = useVisitor();
  const [open, setOpen] = useState(menuOpen);
  const [submenu, setSubmenu] = useState<number | null>(null);
  const menu = { logo, onMenu: (toggle: { open: boolean }) => setOpen(toggle.open) };
  const { privacy, accessibility } = brand.links;
  const firm = { firm: brand.firm, year: 2026, privacy, accessibility, networks };
  const recruit = { label: say('learnHowWeRecruit'), href: paths.section('recruit') };
  const discover = paths.section('discover');
  const connect = paths.connect ?? '/';
  const campus = { label: say('campusResources'), href: paths.campus ?? '/' };
  const cornersOf = { student: campus, experienced: { label: say('connectWithUs'), href: connect } };
  return (
    <div className={slides ? 'page-slides' : undefined} onClickCapture={stayOnPage}>
      <Frame
        header={
          <FrameHeader
            {...menu}
            home={paths.intro}
            menuOpened={open}
            languages={languages
              .filter(({ tag }) => tag !== language)
              .map(({ tag, name, home }) => ({ language: tag, name, href: home }))}
            corners={corners ? { of: cornersOf, all: recruit } : null}
          />
        }
        menu={
          <FrameMenu
            {...menu}
            {...firm}
            open={open}
            ways={waysOf(site, type)}
            ringName={brand.short}
            links={[
              ...[...types].reverse().map(({ id, menu }) => ({ label: menu, href: `${discover}?as=${id}` })),
              { label: say('menuConnect'), href: connect },
              campus,
            ]}
            action={recruit}
            items={content.menu}
            status="ready"
            submenu={submenu}
            onSubmenuToggle={({ index }) => setSubmenu(index)}
            mainSite={brand.mainSite}
          />
        }
        footer={<FrameFooter {...firm} />}
        notice={<StorybookNotice {...notice} />}
      >
        {children}
      </Frame>
    </div>
  );
}

/** Cancels links to other pages. Links to a place on the page, or to a film over it, work. */
function stayOnPage(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || /^[#?]/.test(link.getAttribute('href') ?? '')) return;
  event.preventDefault();
  event.stopPropagation();
}

type StorybookNoticeProps = {
  /** Shows the cookie notice until it is accepted. Default false. */
  notice?: boolean;
  /** Shows the language hint until it is closed. Default false. */
  hint?: boolean;
};

/** Shows the cookie notice, then the language hint. */
function StorybookNotice({ notice = false, hint = false }: StorybookNoticeProps) {
  const { language, languages } = useStorybook().site;
  const [noticeOpen, setNoticeOpen] = useState(notice);
  const [hintOpen, setHintOpen] = useState(hint);
  if (noticeOpen) return <FrameNotice onAccept={() => setNoticeOpen(false)} />;
  if (!hintOpen) return null;
  return languages.map(
    ({ tag, home, hint }) =>
      tag !== language &&
      hint && (
        <FrameLanguageHint
          key={tag}
          language={tag}
          words={hint.words}
          closeLabel={hint.close}
          href={home}
          onClose={() => setHintOpen(false)}
        />
      ),
  );
}

/** Returns the slides of every section for a visitor type, as the menu lists them. None is current. */
function waysOf({ brand, deck }: Site, type: VisitorType): FrameMenuProps['ways'] {
  return brand.sections.map(({ id, name }) => ({
    label: name,
    stops: (deck[id]?.[type]?.slides ?? []).map(({ label, title, path }) => ({
      label: label ?? toLines(title).join(' '),
      href: path,
      current: false,
    })),
  }));
}
