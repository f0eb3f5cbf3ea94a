import { useVisitor } from '@tamarack-lowe/pages';
import { Frame, FrameFooter, FrameHeader, FrameMenu } from '@tamarack-lowe/pages/frame';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { networks } from './networks.tsx';
import { WorkshopNotice, type WorkshopNoticeProps } from './WorkshopNotice.tsx';
import { useWorkshop } from './WorkshopPages.tsx';
import { waysOf } from './waysOf.ts';

export type WorkshopFrameProps = WorkshopNoticeProps & {
  children: ReactNode;
  /** Slides fill the window. Default false. */
  slides?: boolean;
  /** The buttons in the corner are there. Default false. */
  corners?: boolean;
  /** The menu is open at first. Default false. */
  menuOpen?: boolean;
};

/** The frame around every page, which remembers by itself what a visitor does with it. Links lead nowhere. */
export function WorkshopFrame({
  children,
  slides = false,
  corners = false,
  menuOpen = false,
  ...notice
}: WorkshopFrameProps) {
  const { site, logo, content } = useWorkshop();
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
    <div className={slides ? 'page-slides' : undefined} onClickCapture={stay}>
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
        notice={<WorkshopNotice {...notice} />}
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
