/** Ready files, as for any host of files. */
export default { output: 'export' };
