// The script of the worker of loadWorkerEncoder.
import { loadEncoder } from './library/load.js';
import { serve } from './worker-server.js';

serve(loadEncoder);
