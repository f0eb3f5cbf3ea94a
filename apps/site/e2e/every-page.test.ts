import path from 'node:path';
import { testEveryPage } from '@tamarack-lowe/built-pages/every-page';

testEveryPage(path.join(import.meta.dirname, '..'));
