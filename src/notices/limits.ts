/** The most notices that are read, and the most characters of one. */
export const MAX_NOTICES = 20;
export const MAX_NOTICE_TEXT = 500;
