import { Tag } from './Tag.tsx';

export default { title: 'People/Tag', component: Tag };

export const Default = { args: { children: 'Belonging' } };
export const Accent = { args: { children: 'Belonging', tone: 'accent' } };
export const LongFrench = { args: { children: 'L’équilibre entre le travail et tout le reste' } };
