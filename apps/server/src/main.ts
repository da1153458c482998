import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// What was compiled for one start need not be for the next. A folder that cannot be written is left alone.
enableCompileCache(join(import.meta.dirname, '../../../.cache/compiled'));
const { serve } = await import('./process/serve.ts');
await serve();
