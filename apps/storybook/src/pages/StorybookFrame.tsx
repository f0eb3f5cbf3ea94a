import { type Site, toLines, type VisitorType } from '@tamarack-lowe/content-model';
import { useVisitor } from '@tamarack-lowe/pages';
import {
  FrameFooter,
  FrameHeader,
  FrameMenu,
  type FrameMenuProps,
  FrameNotice,
} from '@tamarack-lowe/pages/frame';
import { Frame } from '@tamarack-lowe/pages/internal/frame';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { networks } from './networks.tsx';
import { useStorybook } from './StorybookPages.tsx';

export type StorybookFrameProps = {
  children: ReactNode;
  /** Slides fill the window. Default false. */
  slides?: boolean;
  /** Shows the buttons in the corner. Default false. */
  corners?: boolean;
  /** The menu is open at first. Default false. */
  menuOpen?: boolean;
  /** Shows the cookie notice until it is accepted. Default false. */
  notice?: boolean;
  /** Offers the page in the other languages until that is closed. Default false. */
  hint?: boolean;
};

/** The frame around every page, with its own state. Links do not navigate. */
export function StorybookFrame({
  children,
  slides = false,
  corners = false,
  menuOpen = false,
  notice = false,
  hint = false,
}: StorybookFrameProps) {
  const { site, logo, content } = useStorybook();
  const { brand, language, languages, paths, say } = site;
  const { type, types } = useVisitor();
  const [open, setOpen] = useState(menuOpen);
  const [offering, setOffering] = useState(hint);
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
              .map(({ tag, name, home, hint }) => ({
                language: tag,
                name,
                href: home,
                offer: offering && hint ? { ...hint, onClose: () => setOffering(false) } : undefined,
              }))}
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
        notice={notice && <StorybookNotice />}
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

/** Shows the cookie notice until it is accepted. */
function StorybookNotice() {
  const [open, setOpen] = useState(true);
  return open && <FrameNotice onAccept={() => setOpen(false)} />;
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
