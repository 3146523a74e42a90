/** The types of tinypool name what browsers call so; nothing of it is used here. */
declare type Worker = never;
