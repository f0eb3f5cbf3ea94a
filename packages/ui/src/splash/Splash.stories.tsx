import { Splash } from './Splash.tsx';

export default { title: 'Page/Splash', component: Splash };

export const Default = { args: { label: 'One moment' } };
export const Leaving = { args: { label: 'One moment', leaving: true } };
