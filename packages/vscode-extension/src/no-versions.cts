/**
 * Stands for the library by which the client's library would compare the version of the editor to the oldest that it runs in: the manifest asks for that very
 * version (`engines`), and no editor begins an extension that asks for a newer one than it is. So any text is a version, and any version will do.
 */
const anyVersion = () => ({ prerelease: [] });

export = anyVersion;
