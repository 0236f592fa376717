import { ConfigProvider, theme } from 'antd';
import type { ReactNode } from 'react';
import { ElicitationProvider } from 'react-mcp-elicitation';
import '../recipes/antd.css';

// Ant Design's own blue and red have too little contrast with white (WCAG 1.4.3).
const token = { colorPrimary: '#0958d9', colorError: '#cf1322' };
const { darkAlgorithm, defaultAlgorithm } = theme;

export function AntdTheme({ mode, children }: { mode: 'light' | 'dark'; children: ReactNode }) {
  const algorithm = mode === 'dark' ? darkAlgorithm : defaultAlgorithm;
  return (
    <ConfigProvider theme={{ algorithm, token, cssVar: { key: 'antd' } }}>
      <div className="antd" style={{ colorScheme: mode }}>
        <ElicitationProvider colorScheme={mode}>{children}</ElicitationProvider>
      </div>
    </ConfigProvider>
  );
}
