export * from '@tamarack-lowe/server';
