/** Returns `files` and all files that they import, directly or indirectly. */
function filesWithImports(byFile, files, result = new Set()) {
  for (const file of files) {
    if (result.has(file) || !byFile.has(file)) continue;
    result.add(file);
    filesWithImports(byFile, byFile.get(file).imports, result);
  }
  return result;
}

/** Returns, for each lazy chunk, the files that every page has loaded before it requests that chunk. */
function filesBeforeLazyChunks(byFile, initialFilesOfPages) {
  const filesBefore = new Map();
  for (const initialFiles of initialFilesOfPages) {
    const lazyFiles = new Set();
    const visit = (files) => {
      for (const file of files)
        for (const lazyFile of byFile.get(file).dynamicImports) {
          if (lazyFiles.has(lazyFile)) continue;
          lazyFiles.add(lazyFile);
          visit(filesWithImports(byFile, [lazyFile]));
        }
    };
    visit(initialFiles);
    for (const file of lazyFiles)
      filesBefore.set(file, filesBefore.get(file)?.intersection(initialFiles) ?? initialFiles);
  }
  return filesBefore;
}

/**
 * Returns the consumers of files: the pages and the lazy chunks. Each has the files that it needs; a lazy chunk also has
 * the files that are loaded before it is requested. `firstPart` is the lazy chunk that a page loads for its first view.
 * An entry whose pages load different first parts is one consumer for each first part. group-chunks.mjs explains the
 * options.
 */
export function consumersOf(chunks, byFile, { alwaysLoaded, isFirstPart, isCompanion }) {
  const entries = chunks.filter(({ isEntry, file }) => isEntry && !alwaysLoaded.includes(file));
  const lazyChunks = chunks.filter(({ isLazy, isEntry }) => isLazy && !isEntry);
  const initialFiles = entries.map(({ file }) => filesWithImports(byFile, [file, ...alwaysLoaded]));
  const filesBefore = filesBeforeLazyChunks(byFile, initialFiles);
  const pages = entries.flatMap((entry) => {
    const firstParts = lazyChunks.filter((part) => isFirstPart(entry, part)).map(({ file }) => file);
    return (firstParts.length > 0 ? firstParts : [undefined]).map((firstPart) => ({
      file: entry.file,
      firstPart,
    }));
  });
  const firstFilesOf = (firstPart) =>
    firstPart
      ? [
          firstPart,
          ...lazyChunks.filter((lazy) => isCompanion(byFile.get(firstPart), lazy)).map(({ file }) => file),
        ]
      : [];
  return [
    ...pages.map(({ file, firstPart }) => ({
      file,
      firstPart,
      isPage: true,
      neededFiles: filesWithImports(byFile, [file, ...alwaysLoaded, ...firstFilesOf(firstPart)]),
      filesBefore: new Set(),
    })),
    ...lazyChunks.map(({ file }) => ({
      file,
      isPage: false,
      neededFiles: filesWithImports(byFile, [file]),
      filesBefore: filesBefore.get(file) ?? new Set(),
    })),
  ];
}
