import { fsyncSync } from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EmscriptenOptions = Parameters<NodeFS['init']>[1];
type Stream = { nfd: number };
/** The part of Emscripten's module that writes to files of the operating system. */
type FileModule = { NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } } };

/**
 * A folder whose writes are on the disk when PostgreSQL's `fsync` returns. PGlite's folder ignores `fsync`, so a power cut
 * would lose committed transactions.
 */
class DurableFolder extends NodeFS {
  override async init(pg: PGlite, options: EmscriptenOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addSync = (module: unknown) => {
      (module as FileModule).NODEFS.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }
}

/**
 * Returns the options of a database in a folder that survives a power cut. `-F` of PGlite's defaults turns `fsync` off. Of the
 * methods to write the log, Emscripten passes only `fsync` on to the folder.
 */
export const durableOptions = (folder: string): PGliteOptions => ({
  fs: new DurableFolder(folder),
  startParams: [...PGlite.defaultStartParams.filter((flag) => flag !== '-F'), '-c', 'wal_sync_method=fsync'],
});
