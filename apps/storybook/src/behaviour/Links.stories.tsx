import { ButtonLink, IconButton, IconLink } from '@tamarack-lowe/ui/button';
import { EventRow } from '@tamarack-lowe/ui/event-row';
import { Footer, FooterWords } from '@tamarack-lowe/ui/footer';
import { ChevronRightIcon, TikTokIcon } from '@tamarack-lowe/ui/icon';
import { TextLink } from '@tamarack-lowe/ui/link';
import { MemberCard } from '@tamarack-lowe/ui/member-card';
import { SocialLinks } from '@tamarack-lowe/ui/social-links';
import { StoryCard } from '@tamarack-lowe/ui/story-card';
import { expect, fn, userEvent, within } from 'storybook/test';

type Play = { canvasElement: HTMLElement };

const pressed = fn();
const FIRM = 'https://firm.example/';
const NEW_TAB = '(opens in a new tab)';

export default { title: 'Behaviour/Links', tags: ['!autodocs'], beforeEach: () => pressed.mockClear() };

export const NewTabsAreSaid = {
  render: () => (
    <>
      <TextLink href={FIRM} newTab newTabLabel={NEW_TAB}>
        Main site
      </TextLink>
      <ButtonLink href={FIRM} newTab newTabLabel={NEW_TAB}>
        See student roles
      </ButtonLink>
      <EventRow
        title="Coffee chat"
        dateLabel="Date to be confirmed"
        href={FIRM}
        newTab
        newTabLabel={NEW_TAB}
      />
      <Footer>
        <FooterWords
          copyright="© 2026"
          newTabLabel={NEW_TAB}
          links={[{ label: 'Privacy policy', href: FIRM, newTab: true }]}
        />
        <SocialLinks
          aria-label="Follow us"
          networks={[{ network: 'tiktok', name: 'TikTok', url: FIRM, mark: <TikTokIcon size={22} /> }]}
          newTabLabel={NEW_TAB}
        />
      </Footer>
    </>
  ),
  play: async ({ canvasElement }: Play) => {
    const links = within(canvasElement).getAllByRole('link', { name: /\(opens in a new tab\)$/ });
    await expect(links).toHaveLength(5);
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
  },
};

export const LinksOfThisPageSayNothingOfTabs = {
  render: () => (
    <>
      <TextLink href="#page" arrow="on">
        Campus Resources
      </TextLink>
      <ButtonLink href="#page">Connect with us</ButtonLink>
      <IconLink href="#next" label="Next story: We are listening">
        <ChevronRightIcon />
      </IconLink>
    </>
  ),
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    for (const name of ['Campus Resources', 'Connect with us', 'Next story: We are listening']) {
      await expect(canvas.getByRole('link', { name })).not.toHaveAttribute('target');
    }
  },
};

export const CardsAreOneLinkEach = {
  render: () => (
    <>
      <StoryCard href="#story" title="Our people" name="Amara Osei" job="Advisory, Toronto" />
      <MemberCard href="#member" name="Devon Clarke" job="Campus lead, Halifax" />
    </>
  ),
  play: async ({ canvasElement }: Play) => {
    const [story, member] = within(canvasElement).getAllByRole('link');
    await expect(story).toHaveAccessibleName(/^Our people/);
    await expect(member).toHaveAccessibleName(/^Devon Clarke/);
    await userEvent.tab();
    await expect(story).toHaveFocus();
    await userEvent.tab();
    await expect(member).toHaveFocus();
  },
};

export const RoundButtonIsNamedAndAnswers = {
  render: () => (
    <>
      <IconButton label="Next picture" onClick={pressed}>
        <ChevronRightIcon />
      </IconButton>
      <IconButton label="Last picture" disabled onClick={pressed}>
        <ChevronRightIcon />
      </IconButton>
    </>
  ),
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Last picture' }));
    await expect(pressed).toHaveBeenCalledOnce();
  },
};
