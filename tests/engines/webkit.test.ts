import { journeys } from './journeys.ts';

journeys('webkit', 'WebKitGTK takes secure cookies over https only');
