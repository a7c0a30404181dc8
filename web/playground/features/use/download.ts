/** Written by the build. */
declare const DOWNLOAD_BYTES: number;

/** What a game downloads for the package, in bytes with brotli. */
export const downloadBytes = DOWNLOAD_BYTES;
