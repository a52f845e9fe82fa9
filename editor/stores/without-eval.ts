import { config } from 'zod';

// Zod would try whether it may write code, which the page's policy refuses, and reports.
config({ jitless: true });
