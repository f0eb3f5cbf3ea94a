import { content } from 'virtual:workshop/content';
import { useWords } from '@tamarack-lowe/pages';
import {
  Frame,
  FrameFooter,
  FrameHeader,
  FrameLanguageHint,
  FrameMenu,
  FrameNotice,
} from '@tamarack-lowe/pages/frame';
import { brand } from '@tamarack-lowe/stories';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { networks } from './networks.tsx';
import { paths } from './paths.ts';
import { useWorkshop } from './WorkshopPages.tsx';
import { WORKSHOP_LANGUAGES } from './workshopLanguages.ts';

export type WorkshopFrameProps = {
  children: ReactNode;
  /** Slides fill the window. Default false. */
  slides?: boolean;
  /** The buttons in the corner are there. Default false. */
  corners?: boolean;
  /** The menu is open at first. Default false. */
  menuOpen?: boolean;
  /** The cookie notice is shown until it is accepted. Default false. */
  notice?: boolean;
  /** The header leads to the page in another language. Default false. */
  switchable?: boolean;
  /** The page in another language is hinted at until the hint is closed. Default false. */
  hint?: boolean;
};

/** The frame around every page, which remembers by itself what a visitor does with it. Links lead nowhere. */
export function WorkshopFrame({
  children,
  slides = false,
  corners = false,
  menuOpen = false,
  notice = false,
  switchable = false,
  hint = false,
}: WorkshopFrameProps) {
  const { say, language } = useWords();
  const { logo } = useWorkshop();
  const [open, setOpen] = useState(menuOpen);
  const [submenu, setSubmenu] = useState<number | null>(null);
  const [asks, setAsks] = useState(notice);
  const [hints, setHints] = useState(hint);
  const others = WORKSHOP_LANGUAGES.filter((other) => other.language !== language);
  const menu = { logo, onMenu: (toggle: { open: boolean }) => setOpen(toggle.open) };
  const { privacy, accessibility } = brand.links;
  const firm = { firm: brand.firm, year: 2026, privacy, accessibility, networks };
  const recruit = { label: say('learnHowWeRecruit'), href: paths.section('recruit') };
  const discover = paths.section('discover');
  const connect = paths.connect ?? '/';
  const cornersOf = {
    student: { label: say('campusResources'), href: paths.campus ?? '/' },
    experienced: { label: say('connectWithUs'), href: connect },
  };
  return (
    <div className={slides ? 'page-slides' : undefined} onClickCapture={stay}>
      <Frame
        header={
          <FrameHeader
            {...menu}
            home={paths.intro}
            menuOpened={open}
            languages={switchable ? others : []}
            corners={corners ? { of: cornersOf, all: recruit } : null}
          />
        }
        menu={
          <FrameMenu
            {...menu}
            {...firm}
            open={open}
            links={[
              { label: say('menuExperienced'), href: `${discover}?as=experienced` },
              { label: say('menuStudent'), href: `${discover}?as=student` },
              { label: say('menuConnect'), href: connect },
              cornersOf.student,
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
        notice={
          asks ? (
            <FrameNotice onAccept={() => setAsks(false)} />
          ) : (
            hints &&
            others.map(({ exists, ...other }) => (
              <FrameLanguageHint key={exists} {...other} words={exists} onClose={() => setHints(false)} />
            ))
          )
        }
      >
        {children}
      </Frame>
    </div>
  );
}

/** Stays on this page, except for what it shows itself: a place in it, or a film over it. */
function stay(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || /^[#?]/.test(link.getAttribute('href') ?? '')) return;
  event.preventDefault();
  event.stopPropagation();
}
