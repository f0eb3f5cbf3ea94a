import { Toast } from './Toast.tsx';

export default { title: 'Messages/Toast', component: Toast };

export const Default = {
  args: { open: true, children: 'Part of this page didn’t load.', actionLabel: 'Try again' },
};
export const Waiting = { args: { ...Default.args, loading: true } };
export const CanBeClosed = {
  args: { open: true, children: 'The stories didn’t load. Please try again.', closeLabel: 'Close' },
};
export const Closed = { args: { open: false, children: '' } };
