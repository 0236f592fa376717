import 'react-mcp-elicitation/styles.unlayered.css';
import './styles.css';

export const metadata = { title: 'Chat', icons: 'data:,' };

const Layout = ({ children }: React.PropsWithChildren) => (
  <html lang="en">
    <body>{children}</body>
  </html>
);
export default Layout;
