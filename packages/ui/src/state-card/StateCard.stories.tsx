import { Button } from '../button/Button.tsx';
import { CalendarXIcon, RefreshIcon, WifiOffIcon } from '../icon/Icon.tsx';
import { StateCard } from './StateCard.tsx';

export default { title: 'Messages/State card', component: StateCard };

export const Default = {
  args: {
    icon: <CalendarXIcon />,
    title: 'No events in Manitoba in March yet',
    children: 'Campus season there starts in September. Want the whole list?',
    action: <Button variant="outline">Clear filters</Button>,
  },
};
export const Failed = {
  args: {
    icon: <RefreshIcon />,
    title: 'We couldn’t load the events',
    children: 'Your connection is fine; ours hiccuped. It’s nothing you did.',
    action: <Button variant="outline">Try again</Button>,
  },
};
export const Offline = {
  args: {
    icon: <WifiOffIcon />,
    title: 'You’re offline',
    children: 'Stories you already opened still work.',
    action: <Button variant="outline">Keep reading</Button>,
  },
};
