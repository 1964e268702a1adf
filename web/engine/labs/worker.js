// The script of the worker of loadWorkerLabs.
import { serve } from '../worker-server.js';
import { loadLabs } from './load.js';

serve(loadLabs);
