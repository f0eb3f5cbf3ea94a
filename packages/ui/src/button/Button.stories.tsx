import { ArrowLeftIcon, ArrowRightIcon } from '../icon/Icon.tsx';
import { Button, ButtonLink, IconButton, IconLink } from './Button.tsx';

export default { title: 'Controls/Button', component: Button };

export const Default = { args: { children: 'See student roles' } };
export const Outline = { args: { children: 'Clear filters', variant: 'outline' } };
export const Purple = { args: { children: 'Book a practice interview', variant: 'purple' } };
export const Gold = { args: { children: 'Get it!', variant: 'gold' } };
export const Large = {
  args: { children: 'Learn How We Recruit', size: 'l', after: <ArrowRightIcon size={20} /> },
};
export const Disabled = { args: { children: 'See student roles', disabled: true } };
export const Loading = { args: { children: 'See student roles', loading: true, loadingLabel: 'One moment' } };
export const LongFrench = {
  args: { children: 'Découvrir comment se déroule notre processus de recrutement' },
};
export const AsLink = { render: () => <ButtonLink href="#roles">See student roles</ButtonLink> };
export const AsLinkInNewTab = {
  render: () => (
    <ButtonLink href="https://firm.example/" newTab newTabLabel="(opens in a new tab)" variant="purple">
      Book a practice interview
    </ButtonLink>
  ),
};
export const OnNight = {
  render: () => (
    <div data-gt-scheme="night" style={{ display: 'flex', gap: 16, padding: 40 }}>
      <Button>Back to the start</Button>
      <Button variant="outline">How We Recruit</Button>
      <IconButton label="Previous slide">
        <ArrowLeftIcon />
      </IconButton>
    </div>
  ),
};
export const OnAccent = {
  render: () => (
    <div style={{ padding: 40, background: 'var(--gt-accent)' }}>
      <Button variant="white" size="l">
        Learn How We Recruit
      </Button>
    </div>
  ),
};
export const Round = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <IconButton label="Previous picture">
        <ArrowLeftIcon />
      </IconButton>
      <IconButton label="Next picture" variant="filled">
        <ArrowRightIcon />
      </IconButton>
      <IconButton label="First picture" disabled>
        <ArrowLeftIcon />
      </IconButton>
      <IconLink href="#next" label="Next story: We are listening" variant="filled">
        <ArrowRightIcon />
      </IconLink>
    </div>
  ),
};
