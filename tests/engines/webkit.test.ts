import { journeys } from './journeys.ts';

journeys('webkit', { secureCookies: 'WebKitGTK takes secure cookies over https only' });
