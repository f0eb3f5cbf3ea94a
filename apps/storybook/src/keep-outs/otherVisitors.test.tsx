import { testKeepOuts } from './testKeepOuts.tsx';

testKeepOuts({ first: ['dusk'], second: ['dawn', 'dusk', 'night'] });
