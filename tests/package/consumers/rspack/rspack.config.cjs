module.exports = {
  entry: './main.js',
  output: { filename: 'main.js' },
  devServer: { static: '.' },
};
